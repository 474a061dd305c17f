export { Accordion, type AccordionItem, type AccordionProps } from './primitives/accordion';
export { AlertDialog, type AlertDialogProps } from './primitives/alert-dialog';
export { Badge, type BadgeProps } from './primitives/badge';
export { Breadcrumb, type BreadcrumbItem } from './primitives/breadcrumb';
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
  type ButtonVariant,
} from './primitives/button';
export { Carousel, type CarouselProps } from './carousel/carousel';
export { classNames } from './primitives/class-names';
export { DiscountTag, type DiscountTagProps } from './commerce/discount-tag';
export { EmptyState, type EmptyStateProps } from './primitives/empty-state';
export { ErrorSummary, type ErrorSummaryProps, type FieldError } from './primitives/error-summary';
export { FormDialog, type FormDialogProps } from './primitives/form-dialog';
export { IconButton, type IconButtonProps, IconLink, type IconLinkProps } from './primitives/icon-button';
export * from './primitives/icons';
export { motifs } from './primitives/motifs';
export { PageHeading, type PageHeadingProps } from './primitives/page-heading';
export { Pagination, type PaginationProps } from './primitives/pagination';
export { MastercardMark, PaypalMark, RupayMark, UpiMark, VisaMark } from './commerce/payment-mark';
export { preloadPhoto, type PhotoPreload, type PhotoSource } from './commerce/photo-source';
export { Price, type PriceProps } from './commerce/price';
export { ProductPhoto, type ProductPhotoProps } from './commerce/product-photo';
export { QuantityStepper, type QuantityStepperProps, typedQuantity } from './commerce/quantity-stepper';
export { ReturnToSender, type ReturnToSenderProps } from './primitives/return-to-sender';
export { SafeHtml, type SafeHtmlProps } from './primitives/safe-html';
export { SectionHeading, type SectionHeadingProps } from './primitives/section-heading';
export { SelectField, type SelectFieldProps } from './primitives/select-field';
export { SidePanel, type SidePanelProps } from './primitives/side-panel';
export { Skeleton, type SkeletonProps } from './primitives/skeleton';
export { Spinner } from './primitives/spinner';
export {
  TextAreaField,
  type TextAreaFieldProps,
  TextField,
  type TextFieldProps,
} from './primitives/text-field';
export { useDismiss } from './primitives/use-dismiss';
export { useHydrating, useReducedMotion } from './primitives/use-client-state';
export { useModalDialog, type ModalDialog } from './primitives/use-modal-dialog';
export { whenNear } from './primitives/when-near';
export { VisuallyHidden } from './primitives/visually-hidden';
