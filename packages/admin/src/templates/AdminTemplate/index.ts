export { type Access, type AdminData, AdminTemplate, type AdminTemplateProps } from './AdminTemplate.tsx';
