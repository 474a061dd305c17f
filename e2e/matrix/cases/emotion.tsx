/** @jsxImportSource @emotion/react */
import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';

const appear = keyframes({ from: { opacity: 0.5 }, to: { opacity: 1 } });

const Card = styled.p`
  padding: 14px;
  animation: ${appear} 1ms;
`;

export function Case() {
  return (
    <section>
      <h1>Emotion</h1>
      <Card data-testid="styled">A styled card</Card>
      <p data-testid="styled-too" css={css({ paddingLeft: 15 })}>
        A paragraph with the property css
      </p>
    </section>
  );
}
