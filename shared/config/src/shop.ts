/** The shop's own facts: one place for its name and for every way to reach it. */
export const shop = {
  name: 'Vintage Craft',
  tagline: 'Vintage-style stationery and craft, posted from one counter in India',
  currency: 'INR',
  locale: 'en-IN',
  language: 'en',
  email: 'hello@vintagecraft.example',
  phone: '+91 90000 12345',
  phoneHref: 'tel:+919000012345',
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
