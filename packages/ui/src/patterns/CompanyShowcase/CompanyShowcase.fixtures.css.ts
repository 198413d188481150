// Writes the colors of the companies that the stories show. A site calls `companyPageStyles` in its own file.
import { companies } from '@fit-to-print/content/companies';
import { companyPageStyles } from './companyPageStyles.ts';

companyPageStyles(companies);
