// What stands around the chapters in German, written into static HTML at build time. Formulas are TeX between dollars.
import { classProse } from './prose/class.ts';
import { closingProse } from './prose/closing.ts';
import { galleryProse } from './prose/gallery.ts';
import { pageProse } from './prose/page.ts';
import { sweepPageProse } from './prose/sweep-page.ts';

export const prose = {
  ...pageProse,
  ...closingProse,
  ...classProse,
  ...galleryProse,
  ...sweepPageProse,
} as const;
