// Registers <dk-worksheet>.
import { register } from '../laboratory/register.ts';
import { DkWorksheet } from './dk-worksheet.ts';

register('dk-worksheet', DkWorksheet);
