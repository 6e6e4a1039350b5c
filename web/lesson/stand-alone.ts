// The lesson's own page says so in its head: there the laboratories keep their state in the address. The same script on
// somebody else's page leaves the address alone. Comes before the first laboratory.
import { keepStateInAddress } from '../elements/laboratory/page-address.ts';

if (document.querySelector('meta[name="sqrt-dk-page"]')) keepStateInAddress();
