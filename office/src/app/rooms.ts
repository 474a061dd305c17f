import {
  CurrencyInrIcon,
  EnvelopeIcon,
  GiftIcon,
  HandshakeIcon,
  ListIcon,
  PackageIcon,
  PenNibIcon,
  ReceiptIcon,
  ScissorsIcon,
  ShieldCheckIcon,
  ShoppingBagIcon,
  StarIcon,
  TagIcon,
  TruckIcon,
  UserIcon,
  WarningCircleIcon,
} from '@shop/ui';
import { lazy, type ComponentType } from 'react';
import type { Right } from '../api/types';

/** A section of the office: an entry of the navigation, and the pages below its path. */
export interface Room {
  /** Without slashes; the room's routes are below it. */
  readonly path: string;
  readonly label: string;
  readonly Icon: ComponentType;
  /** The right that staff need to open it. */
  readonly right: Right;
  /** Loaded when it is opened. */
  readonly Room: ComponentType;
}

const loaded = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

/** All rooms, in the order of the navigation. */
export const rooms: readonly Room[] = [
  {
    path: 'today',
    label: 'Today',
    Icon: CurrencyInrIcon,
    right: 'read',
    Room: loaded(async () => (await import('../rooms/today/room')).TodayRoom),
  },
  {
    path: 'orders',
    label: 'Orders',
    Icon: PackageIcon,
    right: 'read',
    Room: loaded(async () => (await import('../rooms/orders/room')).OrdersRoom),
  },
  {
    path: 'review',
    label: 'Review',
    Icon: WarningCircleIcon,
    right: 'read',
    Room: loaded(async () => (await import('../rooms/review/room')).ReviewRoom),
  },
  {
    path: 'settlements',
    label: 'Settlements',
    Icon: ReceiptIcon,
    right: 'read',
    Room: loaded(async () => (await import('../rooms/settlements/room')).SettlementsRoom),
  },
  {
    path: 'products',
    label: 'Products',
    Icon: TagIcon,
    right: 'read',
    Room: loaded(async () => (await import('../rooms/products/room')).ProductsRoom),
  },
  {
    path: 'coupons',
    label: 'Coupons',
    Icon: ScissorsIcon,
    right: 'read',
    Room: loaded(async () => (await import('../rooms/coupons/room')).CouponsRoom),
  },
  {
    path: 'gift-cards',
    label: 'Gift cards',
    Icon: GiftIcon,
    right: 'read',
    Room: loaded(async () => (await import('../rooms/gift-cards/room')).GiftCardsRoom),
  },
  {
    path: 'storefront',
    label: 'Storefront',
    Icon: ShoppingBagIcon,
    right: 'read',
    Room: loaded(async () => (await import('../rooms/storefront/room')).StorefrontRoom),
  },
  {
    path: 'delivery',
    label: 'Delivery',
    Icon: TruckIcon,
    right: 'read',
    Room: loaded(async () => (await import('../rooms/delivery/room')).DeliveryRoom),
  },
  {
    path: 'gst',
    label: 'GST',
    Icon: ReceiptIcon,
    right: 'keep',
    Room: loaded(async () => (await import('../rooms/gst/room')).GstRoom),
  },
  {
    path: 'content',
    label: 'Content',
    Icon: PenNibIcon,
    right: 'read',
    Room: loaded(async () => (await import('../rooms/content/room')).ContentRoom),
  },
  {
    path: 'people',
    label: 'People',
    Icon: HandshakeIcon,
    right: 'keep',
    Room: loaded(async () => (await import('../rooms/people/room')).PeopleRoom),
  },
  {
    path: 'enquiries',
    label: 'Enquiries',
    Icon: EnvelopeIcon,
    right: 'keep',
    Room: loaded(async () => (await import('../rooms/enquiries/room')).EnquiriesRoom),
  },
  {
    path: 'reviews',
    label: 'Customer reviews',
    Icon: StarIcon,
    right: 'keep',
    Room: loaded(async () => (await import('../rooms/reviews/room')).ReviewsRoom),
  },
  {
    path: 'staff',
    label: 'Staff',
    Icon: ShieldCheckIcon,
    right: 'administer',
    Room: loaded(async () => (await import('../rooms/staff/room')).StaffRoom),
  },
  {
    path: 'log',
    label: 'Activity log',
    Icon: ListIcon,
    right: 'administer',
    Room: loaded(async () => (await import('../rooms/log/room')).LogRoom),
  },
  {
    path: 'my-account',
    label: 'My account',
    Icon: UserIcon,
    right: 'read',
    Room: loaded(async () => (await import('../rooms/my-account/room')).MyAccountRoom),
  },
];
