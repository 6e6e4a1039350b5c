// The contest in a page of Chromium.
import { contestInChromium } from '../contest_in_chromium.mjs';

await contestInChromium('attention');
