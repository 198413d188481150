export { type MessageData, MessageTemplate, type MessageTemplateProps } from './MessageTemplate.tsx';
