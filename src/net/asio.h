// The parts of Asio that actors use; the files that own sockets include more themselves.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/bind_executor.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>

namespace kitchen_table::net {

namespace asio = boost::asio;
using Strand = asio::strand<asio::io_context::executor_type>;

}  // namespace kitchen_table::net
