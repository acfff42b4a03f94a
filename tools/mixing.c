/* fabletop.kernel.mixing in C: see src/fabletop/kernel/mixing.py for what it does. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>

/* A bound of more than 64 bits: the last step with integers of any size. */
static PyObject *
scaled_far(uint64_t mixed, PyObject *bound)
{
    PyObject *number = PyLong_FromUnsignedLongLong(mixed);
    PyObject *bits = PyLong_FromLong(64);
    PyObject *product = number && bits ? PyNumber_Multiply(number, bound) : NULL;
    PyObject *result = product ? PyNumber_Rshift(product, bits) : NULL;
    Py_XDECREF(number);
    Py_XDECREF(bits);
    Py_XDECREF(product);
    return result;
}

static PyObject *
scaled(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    if (count != 2) {
        PyErr_SetString(PyExc_TypeError, "scaled() takes a state and a bound");
        return NULL;
    }
    uint64_t mixed = PyLong_AsUnsignedLongLong(args[0]);
    if (PyErr_Occurred()) {
        return NULL;
    }
    mixed = (mixed ^ (mixed >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    mixed = (mixed ^ (mixed >> 27)) * UINT64_C(0x94D049BB133111EB);
    mixed ^= mixed >> 31;
    int overflow;
    long long bound = PyLong_AsLongLongAndOverflow(args[1], &overflow);
    if (overflow || bound < 0) {
        return PyErr_Occurred() ? NULL : scaled_far(mixed, args[1]);
    }
    /* the upper half of the product, which fits no C type everywhere: by halves */
    uint64_t whole = (uint64_t)bound, low = whole & UINT32_MAX, high = whole >> 32;
    uint64_t under = (mixed & UINT32_MAX) * low;
    uint64_t left = (mixed >> 32) * low + (under >> 32);
    uint64_t right = (mixed & UINT32_MAX) * high + (left & UINT32_MAX);
    return PyLong_FromUnsignedLongLong((mixed >> 32) * high + (left >> 32) + (right >> 32));
}

static PyMethodDef METHODS[] = {
    {"scaled", (PyCFunction)(void (*)(void))scaled, METH_FASTCALL,
     "A number from 0 to `bound` - 1, drawn from a state of 64 bits."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef MODULE = {
    PyModuleDef_HEAD_INIT, "mixing", "Mixing in C.", 0, METHODS,
};

PyMODINIT_FUNC
PyInit_mixing(void)
{
    return PyModuleDef_Init(&MODULE);
}
