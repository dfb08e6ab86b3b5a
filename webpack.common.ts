export * from '@vitrin/remote-kit/webpack';
