/* Fields and globals found by place instead of by name.

   A compiled rule reads the fields of msgspec structs and the globals of its module by name, each
   time anew; the interpreter remembers, beside each such place in the code, where it was found last.
   So does this header: `tools/fast.py` puts these two in the place of mypyc's own lookups. What is
   remembered holds only as long as the type (its version) or the dict (its version) is unchanged. */

#pragma once
#include <Python.h>
#include <structmember.h>
#include <CPy.h>

#if defined(__GNUC__) && !defined(Py_GIL_DISABLED) && PY_VERSION_HEX < 0x030D0000

typedef struct {
    PyTypeObject *type;
    unsigned int version;
    Py_ssize_t offset;
} FieldPlace;

static __attribute__((noinline)) PyObject *
find_field(PyObject *object, PyObject *name, FieldPlace *place)
{
    PyTypeObject *type = Py_TYPE(object);
    place->type = NULL;
    if (type->tp_getattro == PyObject_GenericGetAttr) {
        PyObject *found = _PyType_Lookup(type, name);
        if (found != NULL && Py_IS_TYPE(found, &PyMemberDescr_Type)) {
            PyMemberDef *member = ((PyMemberDescrObject *)found)->d_member;
            if (member->type == T_OBJECT_EX && type->tp_version_tag != 0) {
                place->type = type;
                place->version = type->tp_version_tag;
                place->offset = member->offset;
            }
        }
    }
    return PyObject_GetAttr(object, name);
}

static inline PyObject *
field_at(PyObject *object, PyObject *name, FieldPlace *place)
{
    PyTypeObject *type = Py_TYPE(object);
    if (likely(type == place->type && type->tp_version_tag == place->version)) {
        PyObject *value = *(PyObject **)((char *)object + place->offset);
        if (likely(value != NULL)) {
            return Py_NewRef(value);
        }
    }
    return find_field(object, name, place);
}

#define FIELD(object, name) \
    ({ static FieldPlace place; field_at((object), (name), &place); })

#else
#define FIELD(object, name) PyObject_GetAttr((object), (name))
#endif

#if defined(__GNUC__) && !defined(Py_GIL_DISABLED) && PY_VERSION_HEX < 0x030C0000

typedef struct {
    uint64_t version;
    PyObject *value; /* borrowed: the unchanged dict still holds it */
} GlobalPlace;

static __attribute__((noinline)) PyObject *
find_global(PyObject *globals, PyObject *name, GlobalPlace *place)
{
    PyObject *value = CPyDict_GetItem(globals, name);
    if (value != NULL) {
        place->version = ((PyDictObject *)globals)->ma_version_tag;
        place->value = value;
    }
    return value;
}

static inline PyObject *
global_at(PyObject *globals, PyObject *name, GlobalPlace *place)
{
    if (likely(((PyDictObject *)globals)->ma_version_tag == place->version)) {
        return Py_NewRef(place->value);
    }
    return find_global(globals, name, place);
}

#define GLOBAL(globals, name) \
    ({ static GlobalPlace place; global_at((globals), (name), &place); })

#else
#define GLOBAL(globals, name) CPyDict_GetItem((globals), (name))
#endif
