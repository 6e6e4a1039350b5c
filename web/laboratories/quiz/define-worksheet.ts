// Registers <dk-worksheet>.
import { register } from '../../kit/register.ts';
import { DkWorksheet } from './worksheet.ts';

register('dk-worksheet', DkWorksheet);
