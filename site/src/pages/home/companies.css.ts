import '@fit-to-print/ui/theme/layers.css';
import { companies } from '@fit-to-print/content/companies';
import { companyInks } from '@fit-to-print/ui/patterns/CompanyShowcase/companyInks';

companyInks(companies);
