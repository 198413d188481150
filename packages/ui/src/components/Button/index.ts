// `Button`: the next step of a page, a form or a dialog.
// A component is a control or another small part of a page.
export { Button, type ButtonProps, buttonSizes, buttonTones } from './Button.tsx';
