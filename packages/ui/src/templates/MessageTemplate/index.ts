// `MessageTemplate`: the page after a form was sent without script: confirms it, and says what happens next.
export { type MessageData, MessageTemplate, type MessageTemplateProps } from './MessageTemplate.tsx';
