# /etc/varnish/default.vcl, for Varnish 7 with varnish-modules (xkey). TLS ends before Varnish: nginx or Caddy on the same
# machine, with `TRUST_PROXY` for both. Settings of the server:
#   PURGE_URL=http://127.0.0.1:6081/.purge
#   PURGE_AUTHORIZATION=Authorization: Bearer replace-this-secret
vcl 4.1;

import std;
import xkey;

backend default {
    .host = "127.0.0.1";
    .port = "3000";
    .first_byte_timeout = 75s;
}

# Addresses of the servers of the site.
acl purgers {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    if (req.method == "POST" && req.url == "/.purge") {
        if (client.ip !~ purgers || req.http.Authorization != "Bearer replace-this-secret") {
            return (synth(403));
        }
        set req.http.Purged = xkey.purge(req.http.Surrogate-Key);
        return (synth(200, "Purged " + req.http.Purged));
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # Cookies that a page may depend on: language, canary, failed release, staff. All others belong to other programs.
    if (req.http.Cookie ~ "(^|; *)(_lang|_group|_avoid|__Host-[a-z]+|vitrin-[a-z]+)=") {
        return (pass);
    }
    unset req.http.Cookie;
}

sub vcl_backend_response {
    set beresp.grace = 0s;
    if (beresp.http.CDN-Cache-Control ~ "max-age=[0-9]+") {
        set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
        set beresp.http.xkey = beresp.http.Surrogate-Key;
        # Cache-Control is for browsers.
        return (deliver);
    }
    if (beresp.status == 200 && bereq.url ~ "^/(media|releases)/" && beresp.http.Cache-Control ~ "public") {
        return (deliver);
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 30s;
    return (deliver);
}

sub vcl_deliver {
    unset resp.http.xkey;
    unset resp.http.Surrogate-Key;
    unset resp.http.Cache-Tag;
    unset resp.http.CDN-Cache-Control;
    if (obj.hits > 0) {
        set resp.http.X-Cache = "HIT";
    } else {
        set resp.http.X-Cache = "MISS";
    }
}
