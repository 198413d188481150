// `MessageTemplate`: the page after a form was sent without script: confirms it, and says what happens next.
// A template is a whole page, which gets its content as props.
export { type MessageData, MessageTemplate, type MessageTemplateProps } from './MessageTemplate.tsx';
