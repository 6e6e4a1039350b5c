// Registers <dk-worksheet>.
import { DkWorksheet } from './dk-worksheet.ts';

if (!customElements.get('dk-worksheet')) customElements.define('dk-worksheet', DkWorksheet);
