import { companies } from '@fit-to-print/content/companies';
import { companyPageStyles } from '@fit-to-print/ui/patterns/CompanyShowcase/companyPageStyles';

// The companies and their colors are in packages/content, so the CSS rules for them are made here and not in packages/ui.
companyPageStyles(companies);
