/* fabletop.kernel.bound: a compiled function as a method of a class that is not compiled.

   Python binds its own functions to the object they are called on, compiled ones it does not. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <structmember.h>

typedef struct {
    PyObject_HEAD
    PyObject *function;
    vectorcallfunc call;
} Method;

static PyObject *
method_call(PyObject *self, PyObject *const *args, size_t count, PyObject *names)
{
    return PyObject_Vectorcall(((Method *)self)->function, args, count, names);
}

static PyObject *
method_new(PyTypeObject *type, PyObject *args, PyObject *names)
{
    PyObject *function;
    if (!PyArg_ParseTuple(args, "O:method", &function)) {
        return NULL;
    }
    Method *self = (Method *)type->tp_alloc(type, 0);
    if (self != NULL) {
        self->function = Py_NewRef(function);
        self->call = method_call;
    }
    return (PyObject *)self;
}

static void
method_dealloc(PyObject *self)
{
    Py_XDECREF(((Method *)self)->function);
    Py_TYPE(self)->tp_free(self);
}

static PyObject *
method_get(PyObject *self, PyObject *object, PyObject *type)
{
    if (object == NULL || object == Py_None) {
        return Py_NewRef(self);
    }
    return PyMethod_New(self, object);
}

static PyMemberDef MEMBERS[] = {
    {"__wrapped__", T_OBJECT, offsetof(Method, function), READONLY, "The compiled function."},
    {NULL},
};

static PyTypeObject METHOD = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "fabletop.kernel.bound.method",
    .tp_basicsize = sizeof(Method),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_METHOD_DESCRIPTOR | Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_vectorcall_offset = offsetof(Method, call),
    .tp_call = PyVectorcall_Call,
    .tp_new = method_new,
    .tp_dealloc = method_dealloc,
    .tp_descr_get = method_get,
    .tp_members = MEMBERS,
};

static struct PyModuleDef MODULE = {
    PyModuleDef_HEAD_INIT, "bound", "Compiled functions as methods.", -1, NULL,
};

PyMODINIT_FUNC
PyInit_bound(void)
{
    PyObject *module = PyModule_Create(&MODULE);
    if (module != NULL && PyModule_AddType(module, &METHOD) < 0) {
        Py_CLEAR(module);
    }
    return module;
}
