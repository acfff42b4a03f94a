/* Fields, globals and kinds found by place instead of by name; rules that end without a traceback.

   A compiled rule reads the fields of msgspec structs and the globals of modules by name, each time
   anew; the interpreter remembers, beside each such place in the code, where it was found last. So
   does this header: `tools/fast.py` puts FIELD and GLOBAL in the place of mypyc's own lookups. What
   is remembered holds only as long as the type (its version) or the dict (its version) is unchanged.

   Whether a thing is a struct of some kind is asked in Python by way of msgspec's metaclass, which
   has nothing to say about it. INSTANCE remembers that, and looks at the thing's type alone.

   A step of the rules that is over says so by StopIteration. That is no fault, so TRACEBACK does not
   draw up for it where it happened, which would cost more than most steps. */

#pragma once
#include <Python.h>
#include <structmember.h>
#include <CPy.h>

static inline void
add_traceback(const char *file, const char *function, int line, PyObject *globals)
{
    if (!PyErr_ExceptionMatches(PyExc_StopIteration)) {
        CPy_AddTraceback(file, function, line, globals);
    }
}

#define TRACEBACK(file, function, line, globals) add_traceback((file), (function), (line), (globals))

#if defined(__GNUC__) && !defined(Py_GIL_DISABLED) && PY_VERSION_HEX < 0x030D0000

typedef struct {
    PyTypeObject *type;
    unsigned int version;
    Py_ssize_t offset;
    PyObject *module; /* or that of a module: held, so that no other can take its address */
    PyObject *dict;
    uint64_t dict_version;
    PyObject *value; /* borrowed: the unchanged dict still holds it */
} FieldPlace;

static __attribute__((noinline)) PyObject *
find_field(PyObject *object, PyObject *name, FieldPlace *place)
{
    PyTypeObject *type = Py_TYPE(object);
    place->type = NULL;
#if PY_VERSION_HEX < 0x030C0000
    if (object == place->module
        && ((PyDictObject *)place->dict)->ma_version_tag == place->dict_version) {
        return Py_NewRef(place->value);
    }
    if (PyModule_CheckExact(object)) {
        PyObject *dict = PyModule_GetDict(object);
        PyObject *value = PyDict_GetItemWithError(dict, name);
        if (value != NULL) {
            Py_XSETREF(place->module, Py_NewRef(object));
            place->dict = dict;
            place->dict_version = ((PyDictObject *)dict)->ma_version_tag;
            place->value = value;
            return Py_NewRef(value);
        }
    }
#endif
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

static __attribute__((noinline)) int
find_instance(PyObject *object, PyObject *kind, PyObject **place)
{
    static PyObject *name;
    if (name == NULL) {
        name = PyUnicode_InternFromString("__instancecheck__");
    }
    if (name != NULL && PyType_Check(kind)
        && _PyType_Lookup(Py_TYPE(kind), name) == _PyType_Lookup(&PyType_Type, name)) {
        Py_XSETREF(*place, Py_NewRef(kind));
    }
    return PyObject_IsInstance(object, kind);
}

static inline int
instance_at(PyObject *object, PyObject *kind, PyObject **place)
{
    if (Py_TYPE(object) == (PyTypeObject *)kind) {
        return 1;
    }
    if (likely(kind == *place)) {
        return PyType_IsSubtype(Py_TYPE(object), (PyTypeObject *)kind);
    }
    return find_instance(object, kind, place);
}

#define INSTANCE(object, kind) \
    ({ static PyObject *place; instance_at((object), (kind), &place); })

#else
#define INSTANCE(object, kind) PyObject_IsInstance((object), (kind))
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
