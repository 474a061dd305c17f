import { colors } from '@shop/tokens';

/** What a form adds to the style of a page. */
export const formStyle = `
form{display:grid;gap:4px;max-width:44ch;margin:0 0 24px}
label{margin-top:12px;font-weight:600}
input,select,textarea{width:100%;min-height:46px;padding:9px 12px;border:1px solid ${colors.field};border-bottom-width:2px;border-radius:3px;background:${colors.card};color:${colors.ink};font:inherit}
[aria-invalid=true]{border-color:${colors.ledger}}
.wrong{margin:0;color:${colors.ledger};font-weight:600}
button{justify-self:start;min-height:46px;margin-top:20px;padding:9px 24px;border:0;border-radius:3px;background:${colors.ledger};color:${colors.card};font:inherit;font-weight:600;cursor:pointer;box-shadow:0 3px 0 ${colors.ledgerDark}}
.fault{margin:0;padding:12px 16px;border-left:4px solid ${colors.ledger};background:${colors.paper};color:${colors.ink};font-weight:600}
form~.ways a:first-child{background:none;color:${colors.ink};box-shadow:inset 0 0 0 1.5px ${colors.ink}}
`;
