// `Hero`: the top of the home page and of the product’s page: headline, introduction, main action and promo card.
// A pattern is a section of a page, made of components.
export { Hero, type HeroProps } from './Hero.tsx';
