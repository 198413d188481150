import { companies } from '@fit-to-print/content/companies';
import { companyPageStyles } from './companyPageStyles.ts';

// The stories show the companies of the content, whose rules a site makes itself.
companyPageStyles(companies);
