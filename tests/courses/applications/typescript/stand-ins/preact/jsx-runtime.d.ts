// Where TypeScript looks for JSX that is Preact’s.
import { JSXInternal } from './jsx.js';

export import JSX = JSXInternal;
