// `Badge`: the status of an item in one word.
export { Badge, type BadgeProps, badgeTones } from './Badge.tsx';
