import type { Kysely } from 'kysely';
import type {
  BrandTable,
  CatalogueVersionTable,
  CategoryTable,
  ProductTable,
  SubcategoryTable,
  ThemeTable,
} from './tables/catalogue';
import type {
  BannerTable,
  BlogPostTable,
  ContactEnquiryTable,
  ContentItemTable,
  HeroSlideTable,
  PageSectionTable,
  PolicyTable,
} from './tables/content';
import type { InvoiceTable } from './tables/invoices';
import type { MailOutboxTable } from './tables/mail';
import type {
  OrderItemTable,
  PaymentTable,
  RefundTable,
  ShopOrderTable,
  StockMovementTable,
  WebhookEventTable,
} from './tables/orders';
import type {
  AppUserTable,
  KnownBrowserTable,
  PasswordResetRequestTable,
  PasswordResetTable,
  RateBucketTable,
  SessionTable,
} from './tables/people';

/** Every table of the shop, for Kysely. Money is integer paise; names are singular snake_case. */
export interface Schema {
  brand: BrandTable;
  theme: ThemeTable;
  category: CategoryTable;
  subcategory: SubcategoryTable;
  product: ProductTable;
  catalogue_version: CatalogueVersionTable;
  blog_post: BlogPostTable;
  policy: PolicyTable;
  content_item: ContentItemTable;
  page_section: PageSectionTable;
  hero_slide: HeroSlideTable;
  banner: BannerTable;
  contact_enquiry: ContactEnquiryTable;
  app_user: AppUserTable;
  session: SessionTable;
  known_browser: KnownBrowserTable;
  rate_bucket: RateBucketTable;
  password_reset_request: PasswordResetRequestTable;
  password_reset: PasswordResetTable;
  shop_order: ShopOrderTable;
  order_item: OrderItemTable;
  payment: PaymentTable;
  refund: RefundTable;
  webhook_event: WebhookEventTable;
  stock_movement: StockMovementTable;
  invoice: InvoiceTable;
  mail_outbox: MailOutboxTable;
}

/**
 * What a repository function takes first: the database's handle or an open transaction. Inside a transaction
 * only the transaction may be passed; the outer handle fails there.
 */
export type Executor = Kysely<Schema>;
