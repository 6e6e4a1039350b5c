// An application that shows one laboratory.
import 'sqrt-dk/dk-variance';
