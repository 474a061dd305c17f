export { freePort, runStart, startShop, type TestShop } from '../../scripts/shop/temporary-shop';
