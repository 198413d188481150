// Selectors of the states of an element. Stories set the attribute `data-force` on an element to show a state without a pointer or a
// keyboard, for example in a picture. The site's build removes that attribute from the selectors.

export const hoverState = ':is(:hover, [data-force~="hover"])';
export const focusState = ':is(:focus-visible, [data-force~="focus"])';
export const activeState = ':is(:active, [data-force~="active"])';
