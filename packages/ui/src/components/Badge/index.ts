// `Badge`: the status of an item in one word.
// A component is a control or another small part of a page.
export { Badge, type BadgeProps, badgeTones } from './Badge.tsx';
