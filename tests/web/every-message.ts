// Before the module tests: every element's sentences, which on the page come with the element.
import { elements } from '../../web/i18n/en/elements.ts';
import { addMessages } from '../../web/i18n/say.ts';

addMessages(elements);
