/** The shop's name and contact details. */
export const shop = {
  name: 'Vintage Craft',
  tagline: 'Vintage-style stationery and craft, posted from one counter in India',
  currency: 'INR',
  locale: 'en-IN',
  language: 'en',
  /** The state where the shop is registered; GST on parcels within it is split into CGST and SGST. */
  state: 'Rajasthan',
  email: 'hello@vintagecraft.example',
  phone: '+91 90000 12345',
  phoneHref: 'tel:+919000012345',
  /** Fictional, like the officer's name ("namuna" is Hindi for sample): no PIN code of Jaipur ends in 000. */
  address: 'Shop 7, Namuna Gali, Jaipur 302000, Rajasthan',
  /** Required by the Consumer Protection (E-Commerce) Rules, 2020 and the DPDP Act, 2023. */
  grievanceOfficer: { name: 'Asha Namuna', email: 'grievance@vintagecraft.example' },
  openingHours: 'daily 10:00-1:30PM and 6:00-8:30PM',
  social: {
    facebook: 'https://www.facebook.com/vintagecraft.example',
    instagram: 'https://www.instagram.com/vintagecraft.example',
    youtube: 'https://www.youtube.com/@vintagecraft.example',
    whatsapp: 'https://wa.me/919000012345',
    telegram: 'https://t.me/vintagecraft_example',
  },
  credit: { label: 'Built by the Vintage Craft workshop', href: 'https://vintagecraft.example/colophon' },
  paymentMarks: ['VISA', 'MASTERCARD', 'PAYPAL'],
} as const;

/** The default goods and services tax, for products without a rate: 12 percent, as basis points and as a label. */
export const tax = { gstBasisPoints: 1200, label: '12% GST' } as const;
