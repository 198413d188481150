import { companies } from '@fit-to-print/content/companies';
import { companyPageStyles } from '@fit-to-print/ui/patterns/CompanyShowcase/companyPageStyles';

// The fronts of the companies are in the content, so their rules are made here and not in packages/ui.
companyPageStyles(companies);
