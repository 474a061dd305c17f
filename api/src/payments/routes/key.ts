import type { ShopApp } from '../../deps';
import { PaymentKey } from '../../schemas/payment';
import { failures, ref } from '../../schemas/shared';
import type { PaymentProvider } from '../provider';

/** What a page needs to open the provider's window. `success`, `key` and `checkoutScript` stand at the top level. */
export function keyRoute(app: ShopApp, provider: Pick<PaymentProvider, 'keyId' | 'checkoutScript'>): void {
  app.get(
    '/payment/key',
    {
      schema: {
        tags: ['payment'],
        summary: "The provider's public key and where its checkout script is",
        response: { 200: ref(PaymentKey), ...failures },
      },
    },
    async () => {
      const answer = { success: true as const, key: provider.keyId, checkoutScript: provider.checkoutScript };
      // Clients read `data` of every GET; the specification reads `key` of the whole body.
      return { ...answer, data: answer };
    },
  );
}
