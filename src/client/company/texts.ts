import { type CompanyMessages, companyIn } from '../../messages/company.ts';
import { language } from '../language.ts';

/** The texts where people meet, in the language of the page. */
export const c = (): CompanyMessages => companyIn(language.value);
