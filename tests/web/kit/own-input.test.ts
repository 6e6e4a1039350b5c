// Which keys stop at a laboratory: those that the control with the focus uses.
import { expect, test } from 'vitest';
import { usesKey, type Focused, type Press } from '../../../web/kit/stage/stage.ts';

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  defaultPrevented: false,
  isComposing: false,
  getModifierState: () => false,
  ...more,
});

const input = (type: string): Focused => ({ localName: 'input', type, tabIndex: 0 });
const controls: Record<string, Focused> = {
  text: input('text'),
  slider: input('range'),
  box: input('checkbox'),
  button: { localName: 'button', type: 'submit', tabIndex: 0 },
  summary: { localName: 'summary', tabIndex: 0 },
  link: { localName: 'a', tabIndex: 0 },
  menu: { localName: 'select', type: 'select-one', tabIndex: 0 },
  picture: { localName: 'div', tabIndex: 0 },
  paragraph: { localName: 'p', tabIndex: -1 },
};
const keys = ['a', '/', ' ', 'Enter', 'ArrowRight', 'Home', 'PageDown', 'Backspace', 'Escape', 'Tab', 'F5'];

// As pages that turn at keys treat fields of their own: no key there is theirs.
test.each([
  ['text', 'a / blank Enter ArrowRight Home PageDown Backspace'],
  ['slider', 'a / blank Enter ArrowRight Home PageDown Backspace'],
  ['box', 'a / blank Enter ArrowRight Home PageDown Backspace'],
  ['button', 'blank Enter'],
  ['summary', 'blank Enter'],
  ['link', 'Enter'],
  ['menu', 'a / blank Enter ArrowRight Home PageDown Backspace'],
  ['picture', 'Enter ArrowRight Home PageDown'],
  ['paragraph', ''],
])('a %s keeps these keys and no others: %s', (name, expected) => {
  const control = controls[name] ?? input('text');
  const used = keys.filter((key) => usesKey(control, press(key))).map((key) => (key === ' ' ? 'blank' : key));
  expect(used.join(' ')).toBe(expected);
});

test('a key that the laboratory has answered itself is used, whatever has the focus; Escape and Tab never are', () => {
  const answered = { defaultPrevented: true };
  expect(usesKey({ localName: 'button', tabIndex: 0 }, press('ArrowDown', answered))).toBe(true);
  for (const key of ['Escape', 'Tab'])
    for (const control of Object.values(controls)) expect(usesKey(control, press(key, answered))).toBe(false);
});

test('a text field keeps the shortcuts that edit it, a slider does not', () => {
  for (const key of ['a', 'c', 'v', 'x', 'y', 'z', 'Z'])
    for (const modifier of ['ctrlKey', 'metaKey']) {
      expect(usesKey(input('text'), press(key, { [modifier]: true }))).toBe(true);
      expect(usesKey(input('range'), press(key, { [modifier]: true }))).toBe(false);
      expect(usesKey(input('text'), press(key, { [modifier]: true, altKey: true }))).toBe(false);
    }
});

test('other shortcuts with Control, Alt or Meta are the page’s; what AltGraph writes is text', () => {
  const text = input('text');
  for (const modifier of ['ctrlKey', 'altKey', 'metaKey']) {
    expect(usesKey(text, press('k', { [modifier]: true }))).toBe(false);
    expect(usesKey(input('range'), press('ArrowLeft', { [modifier]: true }))).toBe(false);
  }
  expect(usesKey(text, press('@', { ctrlKey: true, altKey: true, getModifierState: () => true }))).toBe(true);
  // The caret goes by words.
  expect(usesKey(text, press('ArrowLeft', { ctrlKey: true }))).toBe(true);
});
