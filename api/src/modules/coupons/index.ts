/** Public interface of coupons for other modules. */
export { limitCodes } from './attempts';
export { codeKey, MAX_CODE_LENGTH } from './codes';
export { customerKeys, matchesCustomer } from './customers';
export {
  type CouponOffer,
  type CouponRefusal,
  type CouponShopper,
  hasCoupons,
  hasUsableCoupon,
  isRefused,
  offerCoupon,
} from './offers';
export { discountOfUnits } from './spread';
export { claimUse, isUseFree, lockCoupons, reclaimUse, releaseUse } from './uses';
