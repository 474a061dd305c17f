// Written by `npm run art:clips`: which files the clips and their posters have by now.
export const clipFrame = { width: 480, height: 640, widths: [320, 480] } as const;

export const clipFiles = {
  'clip-washi': {
    version: '84d2d261',
    placeholder:
      'data:image/webp;base64,UklGRqAAAABXRUJQVlA4IJQAAADwBACdASoUABsAPu1osFAppaUiqAqpMB2JQBOmUJApApu/UA/tlhUGo43uhGNuMAAA/sny4LecQyd4ioUQeKgnUx+NtATQ3mKEJhGsFXVZRdE97Je31oHDFuiwvKRvx/RusEx5T0GzTBBnBjOM6DBHIUxAEC/eRVrogGtM4u42NPrRCpUROcH0NcYKbvngEiQegAAA',
  },
  'clip-pen': {
    version: '11dc8450',
    placeholder:
      'data:image/webp;base64,UklGRrYAAABXRUJQVlA4IKoAAACQBQCdASoUABsAPu1qq08ppiOiMBgIATAdiWYAnTLKXdgk0FAykGeY6tTORbMheKTJh0xkwAD9v7tgkM6iZmfirLQRR78BC3gPcxBabK8aIYUdM805k+nSslkoWhgSH/XTgX6wFW87Y4qlbwJg/XXIwmE9i/ui40F1h18vk09ROvF+nLjnbKff73vpf8cJJI9nnuxJX5Qy28Zqd3iIJUH8NuiRmB3RT+KAAA==',
  },
  'clip-stamping': {
    version: 'd0df25be',
    placeholder:
      'data:image/webp;base64,UklGRpwAAABXRUJQVlA4IJAAAACwBACdASoUABsAPu1sq08ppiOiMBgIATAdiWMAwzQQ8OHQc+a0G7g3e8Eg9DUAAP7qhhOj3OpcTb91bniC7zLAVYEtLbq4H9GddFUsJ0WqiwVisTyfFGe4aHMCU3JEGIog9XLqSM1i8Q/D1w/uDKdX+JWPUNSb7McGNLaU4KOd5+WHbA9RKT0C3uJonVkAAAA=',
  },
  'clip-sealing': {
    version: 'd4b2d6c0',
    placeholder:
      'data:image/webp;base64,UklGRooAAABXRUJQVlA4IH4AAAAwBQCdASoUABsAPu1mq08ppaOiMBgIATAdiWQArAA0b6q8Hxes2ZjwwRctiRyABB7kwAD+774S1abtugsK5d78esQuuMQA7wbI7Fo7Ci0xhN3b8jeC0W/Nq3jImuBB4oUwyjCHrEQZihqBP+/wzo4YcYjMghTfe/7SOnDlgAA=',
  },
  'clip-album': {
    version: 'b2e05bb0',
    placeholder:
      'data:image/webp;base64,UklGRroAAABXRUJQVlA4IK4AAADQBACdASoUABsAPu1iqE2ppaOiMAgBMB2JYgCxHtDCr+jprPe8U2ZTub/niBdpkAD+cOmQjPWb9O1B27v9O5DU2URPDySUg1zhYPwIrOoWy6spDSYNs07zlkGPiEE61E4UKRPkqRDBpk41U6nrP8SQqJ+ZH3scOyfxNQYX3C8roUga6fbLS7I1/glIqGqG+c+3+rmwtFzqoA20lWm3FbWqHSVqVhNa6W6Yo3IzgAA=',
  },
} as const;
