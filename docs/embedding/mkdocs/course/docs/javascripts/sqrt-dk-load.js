// Brings the laboratories to every page. MkDocs before 1.5 writes no type="module", so this is a classic script that imports one.
import(new URL('../sqrt-dk/sqrt-dk.js', document.currentScript.src).href);
