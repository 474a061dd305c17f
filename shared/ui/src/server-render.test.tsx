/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import {
  Accordion,
  AlertDialog,
  Badge,
  Breadcrumb,
  Button,
  ButtonLink,
  EmptyState,
  ErrorSummary,
  IconButton,
  MailboxIcon,
  PageHeading,
  Pagination,
  Price,
  ProductPhoto,
  QuantityStepper,
  ReturnToSender,
  SafeHtml,
  SectionHeading,
  SelectField,
  SidePanel,
  Skeleton,
  Spinner,
  TextAreaField,
  TextField,
  VisaMark,
} from './index';

const nothing = () => undefined;

describe('on the server', () => {
  it('every component renders without browser APIs', () => {
    expect(typeof window).toBe('undefined');
    const html = renderToString(
      <MemoryRouter>
        <Breadcrumb items={[{ label: 'Home', to: '/' }, { label: 'Here' }]} />
        <PageHeading eyebrow="No. 1" title="Title">
          Lead
        </PageHeading>
        <SectionHeading title="Section" action={{ label: 'View More', to: '/all' }} washi />
        <Button busy>Send</Button>
        <ButtonLink to="https://wa.me/1">Chat</ButtonLink>
        <IconButton label="Open">
          <MailboxIcon />
          <Badge count={3} />
        </IconButton>
        <Price ratePaise={15_000} discountBp={1500} />
        <ProductPhoto photo={{ secure_url: '/a.webp' }} alt="A" eager />
        <QuantityStepper quantity={2} onChange={nothing} />
        <Skeleton aspect={1} />
        <Spinner label="Loading" />
        <TextField label="Name" name="name" error="Name is required" />
        <TextAreaField label="Message" name="message" />
        <SelectField label="State" name="state">
          <option value="Delhi">Delhi</option>
        </SelectField>
        <ErrorSummary errors={[{ field: 'name', message: 'Name is required' }]} />
        <EmptyState title="No products found." />
        <ReturnToSender title="Gone">Text</ReturnToSender>
        <Pagination page={1} totalPages={2} hrefFor={(page) => `/?page=${page}`} />
        <Accordion items={[{ id: 'a', title: 'A', content: 'Text A' }]} defaultOpen="a" />
        <SafeHtml html="<p>As <b>stored</b></p>" />
        <VisaMark />
        <SidePanel open={false} onClose={nothing} title="Cart">
          Lines
        </SidePanel>
        <AlertDialog open={false} onClose={nothing} message="Done" />
      </MemoryRouter>,
    );
    expect(html).toContain('<p>As <b>stored</b></p>');
    expect(html).not.toContain('Lines');
    expect(html).not.toContain(' open=""');
  });
});
