/** Public interface of consents for other modules. */
export { consentFor, type NeededConsent } from './mail-consent';
export { listConsents } from './repository';
export { purposeLabel, type Purpose } from './notice-texts';
export { eraseConsents, exportConsents, forgetUnknownConsents } from './personal-data';
export { isProven, recordConsents, recordProvenConsent, withdrawConsent } from './record-consents';
export { ConsentNotices, consentsField, CustomerConsent } from './schemas';
export { offersAlerts, readNotices } from './setting';
export { stopPathOf } from './stop-links';
