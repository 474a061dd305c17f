import type { AccountCart, AccountCartRequest, ApiFailure } from '@shop/contracts';
import { applyChanges, takeOrderedLines, type LinesByKey } from '@shop/contracts/account-cart';
import { productCard } from '@shop/testing';

const limits = { maxQuantity: 999, cartLines: 500, wishlistEntries: 1000 };

interface Account {
  lines: LinesByKey;
  revision: number;
  readonly applied: Set<string>;
}

const refuse = (status: number): ApiFailure => ({ status, message: 'Refused' });

/** The accounts of a shop, as the API keeps them. */
export class SimulatedAccounts {
  private readonly accounts = new Map<string, Account>();

  of(name: string): Account {
    const account = this.accounts.get(name) ?? { lines: new Map(), revision: 0, applied: new Set() };
    this.accounts.set(name, account);
    return account;
  }

  /** The lines of an account, without removed ones. */
  linesOf(name: string) {
    return [...this.of(name).lines.values()].filter(({ count }) => count > 0);
  }

  /** Handles a request of a browser in which `session` is signed in. Throws the failure of the API. */
  handle(session: string | null, request: AccountCartRequest): AccountCart {
    if (session === null) throw refuse(401);
    if (session !== request.account) throw refuse(409);
    const account = this.of(session);
    if (request.changes.length === 0 && request.revision === account.revision)
      return { revision: account.revision };
    if (request.changes.length > 0 && !account.applied.has(request.id)) {
      account.applied.add(request.id);
      account.lines = applyChanges(account.lines, request.changes, limits).lines;
      account.revision += 1;
    }
    const lines = this.linesOf(session).map((line) => ({
      ...line,
      product: productCard({ _id: line.productId, colors: line.color === '' ? '' : 'Red, Blue' }),
    }));
    return { revision: account.revision, lines };
  }

  /** Books an order from the cart. */
  order(name: string, bought: Parameters<typeof takeOrderedLines>[1]): void {
    const account = this.of(name);
    account.lines = takeOrderedLines(account.lines, bought);
    account.revision += 1;
  }
}
