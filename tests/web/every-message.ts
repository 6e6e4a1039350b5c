// Before the module tests: every element's sentences, which on the page come with the element.
import { elements } from '../../web/messages/en/elements.ts';
import { addMessages } from '../../web/messages/say.ts';

addMessages(elements);
