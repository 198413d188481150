import { companies } from '@fit-to-print/content/companies';
import { companyPageStyles } from './companyPageStyles.ts';

companyPageStyles(companies);
