// `AdminTemplate`: the page /admin, the area of the company's staff. `Access` says whether the signed-in user may see it.
export { type Access, type AdminData, AdminTemplate, type AdminTemplateProps } from './AdminTemplate.tsx';
