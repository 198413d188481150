import '../../theme/layers.css.ts';
import { companies } from '@fit-to-print/content/companies';
import { companyInks } from './companyInks.ts';

companyInks(companies);
