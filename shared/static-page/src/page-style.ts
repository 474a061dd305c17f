import { colors } from '@shop/tokens';

/** The envelope of the shop's "Return to sender" page, in one style sheet without other files. */
export const pageStyle = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr;background:${colors.paper};color:${colors.ink};font:17px/1.55 Mukta,"Segoe UI",Roboto,Arial,sans-serif}
header{padding:18px clamp(16px,4.1vw,56px) 24px;background:
  repeating-linear-gradient(115deg,${colors.ledger} 0 22px,${colors.card} 22px 34px,${colors.postal} 34px 56px,${colors.card} 56px 68px) bottom/100% 6px no-repeat ${colors.paper}}
header a{color:${colors.ink};font:1.75rem/1.2 "Rozha One",Georgia,"Times New Roman",serif;text-decoration:none}
main{width:min(100% - 32px,820px);margin:32px auto;align-self:start;border:10px solid transparent;border-radius:3px;background:
  linear-gradient(${colors.card} 0 0) padding-box,
  repeating-linear-gradient(-45deg,${colors.ledger} 0 14px,${colors.card} 14px 26px,${colors.postal} 26px 40px,${colors.card} 40px 52px) border-box;
  box-shadow:0 10px 24px -12px rgb(27 20 32/.28)}
.face{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:24px;align-items:start;padding:clamp(20px,5vw,40px)}
.rubber{justify-self:start;margin:16px 0 0;padding:6px 14px;border:3px double ${colors.ledger};border-radius:3px;color:${colors.ledger};font:clamp(1.25rem,.8rem + 2.6vw,1.875rem)/1.15 "Rozha One",Georgia,serif;letter-spacing:.05em;text-transform:uppercase;transform:rotate(-5deg)}
.postage{width:clamp(72px,18vw,112px);color:${colors.postal};transform:rotate(3deg)}
.postage svg{display:block;width:100%}
.letter{grid-column:1/-1;max-width:56ch}
h1{margin:0 0 16px;font:clamp(1.875rem,1.2rem + 4vw,3rem)/1.1 "Rozha One",Georgia,serif;text-wrap:balance}
h2{margin:32px 0 8px;font:600 1.125rem/1.35 inherit;font-size:1.125rem}
p{margin:0 0 16px;color:${colors.ink2}}
ul{margin:0;padding:0;list-style:none;border-top:1px solid ${colors.line}}
li{border-bottom:1px solid ${colors.line}}
li a{display:block;padding:10px 0}
a{color:${colors.postal};text-underline-offset:.18em}
.ways{display:flex;flex-wrap:wrap;gap:12px;margin:8px 0 0}
.ways a{display:inline-flex;align-items:center;min-height:44px;padding:9px 20px;border-radius:3px;font-weight:600;text-decoration:none;color:${colors.ink};box-shadow:inset 0 0 0 1.5px ${colors.ink}}
.ways a:first-child{background:${colors.ledger};color:${colors.card};box-shadow:0 3px 0 ${colors.ledgerDark}}
:focus-visible{outline:3px solid ${colors.postal};outline-offset:2px}
`;

/** The stamp and its postmark, as in the shop. */
export const stamp = `<svg viewBox="0 0 100 120" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true">
<rect x="1" y="1" width="98" height="118" fill="${colors.inland}" stroke="${colors.card}" stroke-width="6" stroke-dasharray="2 8" stroke-linecap="round"/>
<rect x="12" y="12" width="76" height="96"/><path d="M30 78V56a12 12 0 0 1 12-12h20a12 12 0 0 1 12 12v22zM42 44a12 12 0 0 1 12 12v22M48 78v14M62 56h8v8" stroke-width="4" stroke-linejoin="round"/>
<g stroke="${colors.violet}"><circle cx="22" cy="92" r="20"/><circle cx="22" cy="92" r="13"/><path d="M44 84c6-5 11 5 17 0s11 5 17 0M44 92c6-5 11 5 17 0s11 5 17 0M44 100c6-5 11 5 17 0s11 5 17 0"/></g></svg>`;

/** The style of forms, in addition to `pageStyle`. */
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
