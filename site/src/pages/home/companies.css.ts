import { companies } from '@fit-to-print/content/companies';
import { companyPageStyles } from '@fit-to-print/ui/patterns/CompanyShowcase/companyPageStyles';

companyPageStyles(companies);
