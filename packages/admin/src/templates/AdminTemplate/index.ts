// `AdminTemplate`: the page /admin, the area of the company's staff.
export { type Access, type AdminData, AdminTemplate, type AdminTemplateProps } from './AdminTemplate.tsx';
