export { renderWithShop, type RenderedShop, type RenderWithShopOptions } from './render-with-shop';
export { createTestShop, type TestShop } from './test-shop';
export { apiFailure, fakeApi, type FakeApi, type FakeRequest, type FakeRoutes } from './fake-api';
export { brand, photo, product, productCard, productCategory, productPage, theme } from './fixtures/product';
export { blogPost, contentItem, heroSlide, pageSection } from './fixtures/content';
export { orderEntry, sessionUser, shippingDetails, user } from './fixtures/shopper';
