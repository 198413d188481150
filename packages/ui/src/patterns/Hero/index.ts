// `Hero`: the top of the home page and of the product’s page: headline, introduction, main action and promo card.
export { Hero, type HeroProps } from './Hero.tsx';
