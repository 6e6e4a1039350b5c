// Before the module tests: every element's sentences, which on the page come with the element.
import './catalogues.ts';
